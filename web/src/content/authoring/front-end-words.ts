import type { ContentFrontEnd } from '@tresen/domain/content/entries';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';

const german = {
  Back_Office: 'Back-Office',
  Static_Pos: 'Stationäre Kasse',
  Mobile_Pos: 'Mobiles Bestellgerät',
  Event_App: 'Event-App',
} satisfies Readonly<Record<ContentFrontEnd, string>>;

const frontEndWords = defineTexts(german, {
  Back_Office: 'Back office',
  Static_Pos: 'Fixed register',
  Mobile_Pos: 'Mobile order terminal',
  Event_App: 'Event app',
});

/** What the places are called where content is read (CON-19). */
export const useFrontEndWords = () => useTexts(frontEndWords);
