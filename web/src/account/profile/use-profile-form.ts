import { zodResolver } from '@hookform/resolvers/zod';
import { type ProfileForm, profileFormSchema } from '@tresen/domain/account/profile';
import { draftPlace, useDraftForm } from '../../kit/leave/index.ts';
import type { OwnProfile } from './profile.queries.ts';

/** What the form shows of a profile, of a draft, or of the fields that a conflict brings along. */
export const formOf = (profile: Readonly<Record<keyof ProfileForm, unknown>>): ProfileForm => ({
  firstName: String(profile.firstName),
  lastName: String(profile.lastName),
  company: String(profile.company),
  phone: String(profile.phone ?? ''),
  language: profile.language === 'en' ? 'en' : 'de',
});

/** The profile's form, with its draft. */
export const useProfileForm = (profile: OwnProfile) =>
  useDraftForm<ProfileForm>({
    place: draftPlace('profile', profile.id),
    resolver: zodResolver(profileFormSchema(profile.mayChangeCompany)),
    saved: formOf(profile),
    version: profile.version,
    shape: formOf,
  });
