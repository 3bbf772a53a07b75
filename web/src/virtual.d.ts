/** What the hall says about its boxes, by language; made by tools/shelf.ts. */
declare module "virtual:shelf" {
  const words: Record<"de" | "en", string>;
  export default words;
}
