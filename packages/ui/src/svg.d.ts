declare module "*.svg" {
  const picture: { src: string; width: number; height: number };
  export default picture;
}
