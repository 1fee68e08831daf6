export const de = {
  otherToday: (names: string, day: string) => `${names}: Dort läuft noch der Geschäftstag ${day}.`,
  otherTodayText:
    'Dieser Tag zählt hier als heute, bis er endet. In Auswertungen und Berichten steht er unter seinem Datum.',
  countedBranches: (count: string, number: number) => (number === 1 ? '1 Filiale' : `${count} Filialen`),
  andMore: (count: string) => `und ${count} weitere`,
  onlyThose: 'Nur dort ansehen',
};
