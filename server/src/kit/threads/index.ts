export { answerTasks } from './answer-tasks.ts';
export { createThread, type Thread } from './thread.ts';
