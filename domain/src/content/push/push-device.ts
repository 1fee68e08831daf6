import * as z from 'zod/mini';

/** Where browsers have their messages kept: Chrome and others, Firefox, Edge, Safari. Nothing is sent elsewhere. */
const pushServices = [
  /^fcm\.googleapis\.com$/,
  /(^|\.)push\.services\.mozilla\.com$/,
  /\.notify\.windows\.com$/,
  /\.push\.apple\.com$/,
];

/** Whether an address belongs to a push service: what a stranger names is none that the server would ask. */
export const isPushService = (endpoint: string): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username } = new URL(endpoint);
  return (
    protocol === 'https:' && port === '' && username === '' && pushServices.some((one) => one.test(hostname))
  );
};

/** A browser that shows alerts, as it subscribes (RFC 8030, RFC 8291). */
export const pushDeviceSchema = z.object({
  endpoint: z.string().check(z.maxLength(2_000), z.refine(isPushService, 'PUSH_SERVICE_UNKNOWN')),
  /** An uncompressed point of P-256, and 16 bytes; base64url. */
  publicKey: z.string().check(z.regex(/^B[A-Za-z0-9_-]{86}$/)),
  authSecret: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)),
});
export type PushDevice = z.infer<typeof pushDeviceSchema>;
