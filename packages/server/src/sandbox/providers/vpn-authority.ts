/**
 * Certificate of the authority for the servers of the simulated VPN provider, valid until 2046. Its private key was
 * deleted when it was made, so that it can't be used.
 */
export const mockAuthority = `-----BEGIN CERTIFICATE-----
MIIBkDCCATegAwIBAgIUSC9lnp2boLJpFfqyHWIuiQk0SD8wCgYIKoZIzj0EAwIw
FjEUMBIGA1UEAwwLdnBuLmV4YW1wbGUwHhcNMjYxMTI2MTA0NzE2WhcNNDYxMTIx
MTA0NzE2WjAWMRQwEgYDVQQDDAt2cG4uZXhhbXBsZTBZMBMGByqGSM49AgEGCCqG
SM49AwEHA0IABFoDMOfQjGtkLeOKlY5zStEeSl//aE/FHYT6dCmL4MPFpRdzavoJ
5ayPEB+suI9DkJrTlTYxqSaj3XoZMNjpkpujYzBhMB0GA1UdDgQWBBTG8Oealfu7
tXKRDfZojz+AqzxOZTAfBgNVHSMEGDAWgBTG8Oealfu7tXKRDfZojz+AqzxOZTAP
BgNVHRMBAf8EBTADAQH/MA4GA1UdDwEB/wQEAwIBBjAKBggqhkjOPQQDAgNHADBE
AiBbRdU+QhA8V1eyvojEG+fLEjTf3ga2bq0tuqYl9l4nvAIgLijMz2/uVfqOEOHp
kjbTQ86oDAH6m2gXMdnZIqExWsM=
-----END CERTIFICATE-----
`;
