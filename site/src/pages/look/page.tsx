/** Not rendered: the route always redirects. */
export function Page() {
  return null;
}
