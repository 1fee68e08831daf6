export const de = {
  tool: (count: string, isOne: boolean) =>
    isOne ? '1 Änderung noch nicht auf der Kasse' : `${count} Änderungen noch nicht auf der Kasse`,
  more: (count: number) => `mehr als ${count}`,
};
