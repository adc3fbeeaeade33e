/** Placeholder until the page is written. */
export function Page() {
  return (
    <main>
      <h1>confirm-email</h1>
    </main>
  );
}
