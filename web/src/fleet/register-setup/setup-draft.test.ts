import { describe, expect, it } from 'vitest';
import { forgetDraft, stepOf, storeDraft, storedDraft } from './setup-draft.ts';

const at = (step?: string) => new URLSearchParams(step ? { step } : {});
const details = { deviceType: 'desktop', name: 'Theke', businessType: 'hospitality', unitId: 'u' } as const;

describe('step of the register setup (REG-02)', () => {
  it.each([
    ['the first one at the start', undefined, {}, 'type'],
    ['no step whose entries are missing', 'link', {}, 'type'],
    ['the details until they are complete', 'overview', { deviceType: 'android' }, 'details'],
    ['the step of the address once they are', 'link', details, 'link'],
    ['an earlier step on the way back', 'details', details, 'details'],
    ['no waiting before the approval', 'sync', details, 'link'],
    [
      'a new branch as good as an old one',
      'link',
      { ...details, unitId: null, newUnitName: 'Markt' },
      'link',
    ],
    [
      'the waiting after the approval, wherever the address points',
      'details',
      { ...details, deviceId: 'd' },
      'sync',
    ],
    ['the success only by itself', 'success', { ...details, deviceId: 'd' }, 'success'],
  ] as const)('is %s', (_rule, step, draft, shown) => expect(stepOf(at(step), draft)).toBe(shown));

  it('keeps what was typed over a reload, until it is done', () => {
    storeDraft(details);
    expect(storedDraft()).toEqual(details);
    forgetDraft();
    expect(storedDraft()).toEqual({});
  });
});
