import type { BusinessType, DeviceType } from '@tresen/domain/fleet/devices';

/** Steps of the wizard in order (REG-02, REG-03). */
export const setupSteps = ['type', 'details', 'overview', 'link', 'sync', 'success'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** What has been entered so far. */
export interface SetupDraft {
  readonly deviceType?: DeviceType;
  readonly name?: string;
  readonly businessType?: BusinessType;
  /** A branch that exists, or the name of one that is to be made. */
  readonly unitId?: string | null;
  readonly newUnitName?: string | null;
  /** The device that the approval made: from here on the wizard only waits. */
  readonly deviceId?: string;
}

const storageKey = 'tresen.registerSetup';

/** The draft of this tab: a reload or a detour loses nothing that was typed (experience.md 4). */
export const storedDraft = (): SetupDraft =>
  JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as SetupDraft;

export const storeDraft = (draft: SetupDraft): void =>
  sessionStorage.setItem(storageKey, JSON.stringify(draft));

export const forgetDraft = (): void => sessionStorage.removeItem(storageKey);

/** The step that an address shows: the one it names, unless something before it is missing. */
export const stepOf = (params: URLSearchParams, draft: SetupDraft): SetupStep => {
  const wanted = setupSteps.find((step) => step === params.get('step')) ?? 'type';
  const furthest = furthestStep(draft);
  // Once approved there is no way back into the entries; the wizard waits for the register.
  if (draft.deviceId) return wanted === 'success' ? 'success' : 'sync';
  return setupSteps.indexOf(wanted) <= setupSteps.indexOf(furthest) ? wanted : furthest;
};

/** The furthest step that the draft allows. */
function furthestStep(draft: SetupDraft): SetupStep {
  if (draft.deviceId) return 'success';
  if (!draft.deviceType) return 'type';
  return hasDetails(draft) ? 'link' : 'details';
}

function hasDetails({ name, businessType, unitId, newUnitName }: SetupDraft): boolean {
  return Boolean(name && businessType && (unitId || newUnitName));
}
