import * as z from 'zod/mini';

/** Characters that a report may have; the web cuts, the server refuses. Together below 16 KiB. */
export const clientErrorLimits = { build: 60, page: 200, message: 500, stack: 6_000 } as const;

/** `K7QF-2M9X`: short enough to be read out on the phone, without letters that look alike. */
export const crashIdPattern = /^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/;

/**
 * What the web app tells of a page that broke (SHL-80): no more of the person than their token says. The page is a
 * path without parameters.
 */
export const clientErrorSchema = z.object({
  id: z.string().check(z.regex(crashIdPattern)),
  build: text(clientErrorLimits.build),
  page: z.string().check(z.maxLength(clientErrorLimits.page), z.regex(/^\/[^?#]*$/)),
  message: text(clientErrorLimits.message),
  stack: text(clientErrorLimits.stack),
});

export type ClientError = z.infer<typeof clientErrorSchema>;

function text(longest: number) {
  return z.string().check(z.maxLength(longest));
}
