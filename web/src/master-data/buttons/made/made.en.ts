import type { Translation } from '../../../kit/i18n/index.ts';
import type { de } from './made.de.ts';

export const en: Translation<typeof de> = {
  copy: 'Copy …',
  copyTitle: 'Copy surface',
  copyText: 'Buttons and button categories come along.',
  copyBranches: 'The copy is for the branches that you choose here.',
  copyOf: (name) => `${name} (copy)`,
  applyCopy: 'Copy',
  back: 'Back',
  differs:
    'Not everything is the same in the branches that you chose. Please check what the buttons of the copy should stand for.',
  numbered: ({ name, number }) => (number ? `“${name}” (no. ${number})` : `“${name}”`),
  ownTitle: 'Also available there',
  takeOwn: (own, instead) => `${own} instead of ${instead}`,
  staysSo: 'The button stays as it is.',
  isLeftOut: 'The button is left out.',
  missingThere: 'Not available there',
  missingSomewhere: 'Not available in all of these branches',
  leftOut: 'These buttons are left out.',
  oneByOne: 'If each branch has its own, copy the surface for one branch at a time.',
  goBack: 'The copy cannot be created like this. Please go back and check the name and the branches.',
  export: 'Save as a file',
  import: 'Surface from a file',
  importTitle: 'Surface from a file',
  importText:
    'Choose a file that was made with “Save as a file”, in another business, too. Articles, groups and rooms are found by name. Pictures of buttons do not come along.',
  choose: 'Choose a file',
  otherFile: 'Choose another file',
  notAFile: 'This file is not a saved surface.',
  newerFile:
    'This file comes from a newer version of Tresen than the one that runs here. Please open it after the next update.',
  applyImport: 'Create',
  name: 'Name',
  cancel: 'Cancel',
  close: 'Close',
  made: (name) => `“${name}” has been created.`,
  missing: (count) =>
    count === 1
      ? 'This button was left out, since what it names is not here or not in all of the branches:'
      : 'These buttons were left out, since what they name is not here or not in all of the branches:',
  takenNumber: (number, name) => `number ${number} belongs to “${name}” here`,
  missingList: 'What was left out',
  open: 'Go to the surface',
  unused: 'No branch shows this surface: others come first, or it is not active.',
  firstSave: 'Once the surface is saved, this shows which branches and registers use it.',
  noRegisters: 'no register yet',
};
