/** vite-plugin-ssr's route function: every address is this one page; its content is handed in. */
export default function everyRoute(): true {
  return true;
}
