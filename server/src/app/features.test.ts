import { describe, expect, it } from 'vitest';
import { type Host, nothing } from '../kit/features/index.ts';
import { features, type Needs } from './features.ts';

const all = features.flatMap(({ work }) => work?.(nothing as Host, nothing as Needs) ?? []);
const namesOf = (of: 'asked' | 'minutely'): string[] => all.flatMap((work) => Object.keys(work[of] ?? {}));

describe('the work of features', () => {
  it('bears its names over an upgrade: what transactions have asked for waits under them', () =>
    expect(namesOf('asked').sort()).toEqual([
      'changeSet',
      'checkImport',
      'checkTseArchives',
      'runExports',
      'runImport',
      'takeOver',
      'tellDebits',
      'tellOrder',
    ]));

  it('has a name of its own for each job', () => {
    const names = [...namesOf('asked'), ...namesOf('minutely')];
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
