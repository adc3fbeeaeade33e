/**
 * The IP address of an entry of `X-Forwarded-For`, to which some proxies add the port of the connection:
 * `198.51.100.7:4711`, `[2001:db8::1]:4711`, in quotes too. Anything else is returned as it is.
 */
export function withoutPort(entry: string): string {
  const [, v6, v4] = /^"?(?:\[([\da-f:.]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)"?$/i.exec(entry) ?? [];
  return v6 ?? v4 ?? entry;
}
