/** Placeholder until the page is written. */
export function Page() {
  return (
    <main>
      <h1>home</h1>
    </main>
  );
}
