export interface Device {
  userAgent: string;
  maxTouchPoints: number;
}

/** Classes of the body by device. An iPad identifies as a Mac, but Macs have no touch screen. */
export function deviceClasses({ userAgent, maxTouchPoints }: Device): string[] {
  const ios = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  const safari = /Safari\//.test(userAgent) && !/Chrome|Chromium|CriOS|FxiOS|Edg|Android/.test(userAgent);
  return [
    ...(userAgent.includes('Windows') ? ['windows'] : []),
    ...(ios ? ['ios'] : []),
    ...(safari ? ['safari'] : []),
  ];
}
