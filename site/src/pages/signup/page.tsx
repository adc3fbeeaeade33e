/** Placeholder until the page is written. */
export function Page() {
  return (
    <main>
      <h1>signup</h1>
    </main>
  );
}
