/** Placeholder until the page is written. */
export function Page() {
  return (
    <main>
      <h1>login</h1>
    </main>
  );
}
