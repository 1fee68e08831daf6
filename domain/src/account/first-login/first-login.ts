import * as z from 'zod/mini';
import { companyForm, personNameForm } from '../registration/index.ts';

// As long as at the registration. Empty is allowed: only what is missing is filled.
const name = z.string().check(z.trim(), z.maxLength(50), z.regex(personNameForm));
const company = z.string().check(z.trim(), z.maxLength(100), z.regex(companyForm));

/** What the web app knows of a person who has just signed in (API-14). */
export const firstLoginSchema = z.object({
  employee: z.object({ firstName: name, lastName: name, email: z.string() }),
  company,
});
export type FirstLogin = z.infer<typeof firstLoginSchema>;
