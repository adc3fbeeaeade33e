/** Never seen: whoever comes here is sent on. */
export function Page() {
  return null;
}
