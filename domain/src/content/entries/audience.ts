import * as z from 'zod/mini';
import { countries } from '../../kit/countries/index.ts';
import { roles } from '../../kit/groups/index.ts';

/** Where content is read: the back-office, and the kinds of POS application (CON-19). */
export const contentFrontEnds = ['Back_Office', 'Static_Pos', 'Mobile_Pos', 'Event_App'] as const;
export type ContentFrontEnd = (typeof contentFrontEnds)[number];

/** The kinds of licence that a company may have. */
export const contentEditions = ['basic', 'professional'] as const;

/** For whom an entry is; an empty list is for everybody who is signed in. */
export const audienceSchema = z
  .object({
    /** For guests, too, and for feeds without a secret; then for everybody else as well. */
    isPublic: z.boolean(),
    roles: z.array(z.enum(roles)),
    countries: z.array(z.enum(countries)),
    frontEnds: z.array(z.enum(contentFrontEnds)),
    editions: z.array(z.enum(contentEditions)),
  })
  .check(
    z.refine((audience) => !audience.isPublic || !isNarrowed(audience), {
      message: 'PUBLIC_IS_FOR_ALL',
      path: ['isPublic'],
    }),
  );
export type Audience = z.output<typeof audienceSchema>;

export const everybodySignedIn: Audience = {
  ...{ isPublic: false, roles: [], countries: [], frontEnds: [], editions: [] },
};

function isNarrowed({ roles, countries, frontEnds, editions }: Omit<Audience, 'isPublic'>): boolean {
  return roles.length + countries.length + frontEnds.length + editions.length > 0;
}
