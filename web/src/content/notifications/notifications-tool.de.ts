export const de = {
  tool: (unread: number) => (unread === 0 ? 'Benachrichtigungen' : `Benachrichtigungen, ${unread} offen`),
};
