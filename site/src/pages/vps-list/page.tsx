/** Placeholder until the page is written. */
export function Page() {
  return (
    <main>
      <h1>vps-list</h1>
    </main>
  );
}
