/** Of one's own second factor, or a colleague's. */
export type FactorState = {
  on: boolean;
  since: string | null;
  recoveryCodesLeft: number;
  /** Whoever may see people's data must have one here, and this account may. */
  needed: boolean;
};
export type RecoveryCodes = { recoveryCodes: string[] };
export type ColleaguesFactor = { id: number; name: string; email: string; on: boolean; needed: boolean };
