let list: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is among the tens of thousands that leaks show most, whatever its case. The list is loaded with the
 * first question.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= load();
  return (await list).has(password.toLowerCase());
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
