/** What a session or a sign-in came from, by names that are the same in every language; null where unknown. */
export interface UserAgent {
  readonly browser: string | null;
  readonly system: string | null;
}

// In this order: most browsers also claim to be Chrome or Safari.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh|OS| OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Names browser and system of a User-Agent header, which anybody may forge: for people to look at, never to decide. */
export const nameUserAgent = (text: string | null): UserAgent => ({
  browser: firstOf(browsers, text ?? ''),
  system: firstOf(systems, text ?? ''),
});

function firstOf(names: readonly (readonly [RegExp, string])[], text: string): string | null {
  return names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
