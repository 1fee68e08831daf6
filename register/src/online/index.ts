export * from './answer-command.ts';
export * from './connect-register.ts';
export * from './online-event.ts';
export * from './system-info.ts';
