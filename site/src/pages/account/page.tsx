/** Placeholder until the page is written. */
export function Page() {
  return (
    <main>
      <h1>account</h1>
    </main>
  );
}
