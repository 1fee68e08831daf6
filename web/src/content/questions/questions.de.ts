export const de = {
  title: 'Häufige Fragen',
  intro: 'Kurze Antworten auf das, was oft gefragt wird',
  filter: 'Fragen durchsuchen',
  search: 'Frage suchen',
  emptyTitle: 'Noch keine Fragen',
  emptyText: 'Sobald hier etwas beantwortet ist, finden Sie es auch über die Suche.',
  copyLink: 'Link kopieren',
  linkCopied: 'Der Link zu dieser Frage ist kopiert.',
};
