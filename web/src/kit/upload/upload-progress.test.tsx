import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../i18n/index.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { UploadProgress, type UploadStage } from './index.ts';

afterEach(() => setLanguage('de'));

describe('how far a file is', () => {
  it.each([
    ['de', { stage: 'sending', part: 0.428 }, /^Preise\.xlsx wird gesendet: 42\s%$/],
    ['en', { stage: 'sending', part: 0.428 }, /^Uploading Preise\.xlsx: 42%$/],
    ['de', { stage: 'sending', part: undefined }, 'Preise.xlsx wird gesendet und gelesen …'],
    ['en', { stage: 'sending', part: undefined }, 'Uploading Preise.xlsx …'],
    [
      'de',
      { stage: 'reading' },
      /^Preise\.xlsx ist angekommen und wird gelesen, sobald die Datei an der Reihe/,
    ],
    ['en', { stage: 'reading' }, /^Preise\.xlsx is uploaded and waiting to be processed/],
    [
      'de',
      { stage: 'postponed', seconds: 8 },
      /noch an der Reihe\. Preise\.xlsx wird in 8 Sekunden noch einmal/,
    ],
    ['en', { stage: 'postponed', seconds: 8 }, /We’ll retry Preise\.xlsx in 8 seconds\.$/],
  ] as const)('is told in %s: %j', (language, stage, words) => {
    setLanguage(language);
    renderScreen(<UploadProgress name="Preise.xlsx" stage={stage as UploadStage} />, '/');
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: words })).toBeTruthy();
  });

  it('is a bar where it can be counted, and read out only when the stage is another', () => {
    renderScreen(<UploadProgress name="a.csv" stage={{ stage: 'sending', part: 0.5 }} />, '/');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
    expect(screen.getByText(/^a\.csv/).role).toBeNull();
    renderScreen(<UploadProgress name="b.csv" stage={{ stage: 'reading' }} />, '/');
    expect(screen.getByText(/^b\.csv/).role).toBe('status');
  });
});
