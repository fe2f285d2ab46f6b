import styled from "@emotion/styled";
import { type MouseEvent, useState } from "react";
import { WAITS } from "../../renderer/contract/island";
import { usePage } from "../../renderer/contract/PageContext";
import { widestUrl } from "../../renderer/contract/pictureFiles";
import { fillLabel, plainText } from "../../renderer/contract/richText";
import type { Site, Video as VideoProps } from "../../renderer/contract/types.generated";
import { SmallIcon } from "../look/Icon";
import { disc, radius, screen, space, stroke } from "../look/theme";
import { Note } from "../shared/Cards";
import { Picture } from "../shared/Picture";
import { Section } from "../shared/Section";
import { SmartLink, VisuallyHidden } from "../shared/Words";
import { isFile, playerOf } from "./player";

/** A video behind its picture, which without a script leads to where the video is. */
export function Video(props: VideoProps) {
  return <VideoView {...withSite(props, usePage().site)} />;
}

/** The block's props with what it needs of site.yaml. */
export interface CompleteProps extends VideoProps {
  language: string;
  said: { play: string; from: string | undefined };
}

export function withSite(block: VideoProps, { labels, language }: Pick<Site, "labels" | "language">): CompleteProps {
  const service = playerOf(block.video)?.service;
  const play = fillLabel(labels.playVideo, { name: plainText(block.heading) });
  return { ...block, language, said: { play, from: service && fillLabel(labels.videoFrom, { service }) } };
}

export function VideoView(props: CompleteProps) {
  const { caption, said } = props;
  return (
    <Section {...props} printed="not">
      <figure>
        {isFile(props.video) ? <Own {...props} /> : <Elsewhere {...props} />}
        <figcaption>
          <Note of={caption} />
          <Note of={said.from ? [said.from] : undefined} />
        </figcaption>
      </figure>
    </Section>
  );
}

/** The browser's own player: it loads the file only when it is pressed. */
function Own({ video, image, captions, language, said }: CompleteProps) {
  return (
    <Player controls playsInline preload="none" poster={widestUrl(image.src)} aria-label={said.play}>
      <source src={video} />
      <track kind="captions" src={captions} srcLang={language} default />
      <SmartLink to={video}>{said.play}</SmartLink>
    </Player>
  );
}

const focus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** The picture, and in its place the player of the other site once it is pressed. */
function Elsewhere({ video, image, said }: CompleteProps) {
  const [isPlaying, setPlaying] = useState(false);
  const player = playerOf(video);
  if (player && isPlaying)
    return <Frame ref={focus} src={player.src} title={said.play} allow="autoplay; encrypted-media; fullscreen" />;
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <Opener to={video} {...(player && { onClick, [WAITS]: "" })}>
      <Cover {...image} sizes={`${screen.wide} 72rem, calc(100vw - 2rem)`} />
      <VisuallyHidden>{said.play}</VisuallyHidden>
      <Disc>
        <SmallIcon name="play" size={32} />
      </Disc>
    </Opener>
  );
}

const screened = {
  display: "block",
  width: "100%",
  height: "auto",
  aspectRatio: "16 / 9",
  marginTop: space.l,
  border: 0,
  borderRadius: radius.m,
} as const;

const Player = styled.video({ ...screened, objectFit: "cover" });

const Frame = styled.iframe(screened);

const Opener = styled(SmartLink)({
  ...screened,
  position: "relative",
  overflow: "hidden",
});

const Cover = styled(Picture)({ width: "100%", height: "100%", objectFit: "cover" });

const Disc = styled.span({
  ...disc("5rem", stroke.line),
  position: "absolute",
  insetInlineStart: "calc(50% - 2.5rem)",
  top: "calc(50% - 2.5rem)",
});
