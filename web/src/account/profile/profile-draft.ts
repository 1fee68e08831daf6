import type { ProfileForm } from '@tresen/domain/account/profile';

/** What was typed and not saved, with the version of the profile that it was typed into. */
export interface ProfileDraft {
  readonly version: number;
  readonly values: ProfileForm;
}

// Every key of ours but the choices for this device goes with the session.
const keyOf = (userId: string): string => `tresen.draft.profile.${userId}`;

const isDraft = (value: unknown): value is ProfileDraft =>
  typeof value === 'object' && value !== null && 'version' in value && 'values' in value;

/** The draft of this browser: a reload, a closed tab or a detour loses nothing that was typed (experience.md 4). */
export const storedDraft = (userId: string): ProfileDraft | undefined => {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
};

export const storeDraft = (userId: string, draft: ProfileDraft): void =>
  localStorage.setItem(keyOf(userId), JSON.stringify(draft));

export const forgetDraft = (userId: string): void => localStorage.removeItem(keyOf(userId));
