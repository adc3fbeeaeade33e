/** Parts of an answer that must be equal on two servers, with values that must differ replaced by their names. */
export interface Compared {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly cookies: readonly string[];
  readonly json?: unknown;
}

const comparedHeaders = ['content-type', 'allow', 'location', 'referrer-policy'];
/** On Django's bare pages they are missing or incomplete; ours forbid caching there too. */
const comparedWithJson = ['cache-control', 'vary'];

/** Compared parts of an answer; `mask` receives each value that isn't compared. */
export function compared(
  status: number,
  headers: object,
  cookies: readonly string[],
  json: unknown,
  mask: () => void = () => undefined,
): Compared {
  const names = json === undefined ? comparedHeaders : [...comparedHeaders, ...comparedWithJson];
  const kept = names.map((name) => {
    const value: unknown = Reflect.get(headers, name);
    return [name, name === 'location' ? maskedLocation(value) : value];
  });
  return {
    status,
    headers: Object.fromEntries(kept.filter(([, value]) => value !== undefined)),
    cookies: cookies
      .filter((line) => !/^(?:messages|known_browser)=/.test(line))
      .map((line) => maskedCookie(line, mask))
      .toSorted(),
    ...(json !== undefined && { json: masked(json, mask) }),
  };
}

/** The parameters of a provider's address that the original sends; ours also sends a proof key and a nonce. */
function maskedLocation(location: unknown): unknown {
  if (typeof location !== 'string' || !URL.canParse(location)) return location;
  const query = new URL(location).searchParams;
  const scope = (query.get('scope') ?? '').split(' ').toSorted().join(' ');
  return { redirect_uri: query.get('redirect_uri'), response_type: query.get('response_type'), scope };
}

function maskedCookie(line: string, mask: () => void): string {
  if (line.startsWith('mfa_trusted=')) {
    mask();
    return line.replace(/^mfa_trusted=[^;]+; expires=[^;]+/, 'mfa_trusted=…; expires=…');
  }
  return line.replace(/^(\w+)=\w{32}; expires=[^;]+/, (_, name: string) => {
    mask();
    return `${name}=…; expires=…`;
  });
}

/** Times, secrets, codes and session ids necessarily differ. */
function masked(value: unknown, mask: () => void): unknown {
  const hide = (name: string) => {
    mask();
    return `<${name}>`;
  };
  return JSON.parse(
    JSON.stringify(value, (name, inner: unknown) => {
      if (/^(at|created_at|last_used_at|secret|totp_url)$/.test(name) && inner !== null) return hide(name);
      if (name === 'unused_codes' && Array.isArray(inner)) return inner.map(() => hide('code'));
      return isSession(inner) ? { ...inner, id: hide('id') } : inner;
    }),
  );
}

/** Whether a value is an entry in the list of a customer's sessions. */
export function isSession(value: unknown): value is object {
  return typeof value === 'object' && value !== null && 'is_current' in value;
}
