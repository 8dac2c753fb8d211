/** Milliseconds that a page stays empty for its letters. */
const PATIENCE = 3000

/** Settled once all letters of the page are there, or have not come for a while. */
export async function fonts(): Promise<void> {
  const come = Promise.allSettled([...document.fonts].map((face) => face.load()))
  await Promise.race([come, new Promise((done) => setTimeout(done, PATIENCE))])
}
