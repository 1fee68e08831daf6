export const de = {
  sample: 'Beispiel',
  showTable: (title: string) => `${title}: als Tabelle zeigen`,
  showChart: (title: string) => `${title}: als Diagramm zeigen`,
};
