/** Whether an address can be used to connect: it can be parsed, and its user name and password can be decoded. */
export function canConnect(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

/** Whether one also names a host. PostgreSQL’s may be a socket instead. */
export const namesHost = (address: string): boolean => canConnect(address) && new URL(address).hostname !== '';
