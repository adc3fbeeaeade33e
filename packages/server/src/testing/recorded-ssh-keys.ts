/** Public keys of every type that OpenSSH has, with the fingerprints that `ssh-keygen -lf` of OpenSSH 9.2 shows. */
export const recordedKeys: readonly { readonly key: string; readonly fingerprint: string }[] = [
  {
    key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIBKnV3Mt957NtwhZk81YuU7w2RTMmqyYbCV8dRSogYVe',
    fingerprint: 'SHA256:ARlRJmh43oyxbDrHZspEPNFaQ0jxd532224T5s5jFTQ',
  },
  {
    key: 'sk-ssh-ed25519@openssh.com AAAAGnNrLXNzaC1lZDI1NTE5QG9wZW5zc2guY29tAAAAIBKnV3Mt957NtwhZk81YuU7w2RTMmqyYbCV8dRSogYVeAAAABHNzaDo=',
    fingerprint: 'SHA256:c5ddEgzVdZTiKYBFHPtdpcyGkhIznww8m3TapOqUhmI',
  },
  {
    key: 'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBG93eqhMEneQ6dxc6+bjJRUSFYOWzN4R8yRUQvVEeQwWArLvoKf6JpfsB5olyWemDN1za5f+v8cXVV6rDdlLaxM=',
    fingerprint: 'SHA256:Y0trbL5ItOjoUqtZzHAn4K78qROaPhohljzBf63FEGU',
  },
  {
    key: 'ecdsa-sha2-nistp384 AAAAE2VjZHNhLXNoYTItbmlzdHAzODQAAAAIbmlzdHAzODQAAABhBO531E+Gzjg08iZSRX/pDi/P3TXU4GvO6Za87sM1+no+W4bCC5dW839lsbPS/eMlxX3Er6UEQ8V8fX9euOoI8C5onCcKnrSkfLx0dNihj3fE2BdU7nbou2t3OpoGmMgFhA==',
    fingerprint: 'SHA256:VYnTJ8R6ngbGjauFfkX4G97j4i7VJGlfmrUem+W5IIM',
  },
  {
    key: 'ecdsa-sha2-nistp521 AAAAE2VjZHNhLXNoYTItbmlzdHA1MjEAAAAIbmlzdHA1MjEAAACFBABijIwqUo1LFKqbXU6irYZlGsNPOaEfXfpfhIcAJxhZmUc8+lE8UHb/oR9Zkohr+WHeIB/S9kXIhtkCHbyGjOEPkwF+cr/ZdLi9ULMskHQojiXSRl6NFr94IdCQc7NI9xRz9SIL6RZXWkZ2WupiyaLNkYCOr4DweH9TtTU3YY9QmCxfng==',
    fingerprint: 'SHA256:Bf6GVp3c9I6SqrpXxUT6VyTQoE4fve29RUnXnb7nL1g',
  },
  {
    key: 'sk-ecdsa-sha2-nistp256@openssh.com AAAAInNrLWVjZHNhLXNoYTItbmlzdHAyNTZAb3BlbnNzaC5jb20AAAAIbmlzdHAyNTYAAABBBG93eqhMEneQ6dxc6+bjJRUSFYOWzN4R8yRUQvVEeQwWArLvoKf6JpfsB5olyWemDN1za5f+v8cXVV6rDdlLaxMAAAAEc3NoOg==',
    fingerprint: 'SHA256:GTqgf/AfdHqeuSgMATGmbvuW2FLSQULOkYjYPFp5kbQ',
  },
  {
    key: 'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQCVN5vuQeuty9BkFptvxCy2LKe24rcKAVIeuiWEJW1Thy4mGrY+VQls6YQCGVyFJk0dsTV5eUkPLdzBtru35/SuTF5CvTwU/sEkWWQwNJ8oUUVFh3UmTxyyNxaMn1JhIJr0Bmfm9SelQp1Ear7pSqVTVgCtQku6Nk47CdBDNVDKDGFHotu3R49yNQReNwMu57ivGSx5mh60dZiC5gdzXpwTP3NRbat1rWbDAvR5eHClrOhpAw6DjMMzOsfUdmvTx83C/Pnm+j8FAgOkT4tFSDLdgH2kiXdMwsAJMzOsp6TrxIo5TK0+vtvEvssSuij3d4tJ8RRfRl9nwP8CDBPchGpt',
    fingerprint: 'SHA256:6YPH8vvQlg1/a16BsP7dk6MmigmeJJdBbGva0ByK+a4',
  },
];
