// sshpk ships no types of its own; these are the parts in use.
declare module 'sshpk' {
  interface Key {
    readonly type: 'rsa' | 'dsa' | 'ecdsa' | 'ed25519' | 'curve25519';
    readonly size: number;
    fingerprint(algorithm: 'sha256'): { toString(format: 'base64'): string };
  }
  const sshpk: { parseKey(data: string, format: 'ssh'): Key };
  export default sshpk;
}
