/** What asks before unsaved changes are lost. */
export interface LeaveQuestion {
  readonly open: boolean;
  readonly onStay: () => void;
  /** The person gives up what they typed. */
  readonly onLeave: () => void;
}
