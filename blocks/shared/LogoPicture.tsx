import styled from "@emotion/styled";
import { color, radius, space } from "../look/theme";
import { Picture } from "./Picture";

/** A logo, whole and on white, for which logos are made: it is also seen in the dark. */
export const LogoPicture = styled(Picture)({
  width: "auto",
  height: "auto",
  maxHeight: "3.5rem",
  padding: space.s,
  objectFit: "cover",
  borderRadius: radius.s,
  background: color.white,
});
