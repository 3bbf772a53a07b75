/** What the hall says about its boxes, in one language; made by tools/shelf.ts. */
declare module "virtual:shelf/*" {
  const words: string;
  export default words;
}
