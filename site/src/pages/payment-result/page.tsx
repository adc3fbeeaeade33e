/** Placeholder until the page is written. */
export function Page() {
  return (
    <main>
      <h1>payment-result</h1>
    </main>
  );
}
