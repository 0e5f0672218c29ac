/**
 * How far a delivery is. `held`: of a suspected lead, until somebody says that it is none. `pending`: due now or later,
 * or being tried. `delivered`. `parked`: refused for good. `dead`: given up after its tries. `stopped`: consent
 * withdrawn, or the person erased.
 */
export const DELIVERY_STATES = ['held', 'pending', 'delivered', 'parked', 'dead', 'stopped'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Neither goes out again by itself: somebody must look after it. */
export const STUCK = ['dead', 'parked'] as const satisfies DeliveryState[];
/** Not told yet, and may still go out by itself. */
export const WAITING = ['held', 'pending'] as const satisfies DeliveryState[];
/** Not told, and may still be: by itself, or at the press of a button. */
export const OPEN = [...WAITING, ...STUCK] as const;
/** What somebody may send again; what is under way, held or stopped is not. */
export const SENDABLE = [...STUCK, 'delivered'] as const satisfies DeliveryState[];

/**
 * What a try ends in: `retry` leaves its delivery pending until the tries are spent; `stopped`: there is no reason to
 * send it any more.
 */
export type TryResult = Extract<DeliveryState, 'delivered' | 'parked' | 'stopped'> | 'retry';

/** A condition for knex; of a word that is no state, types complain. */
export const inState = (state: DeliveryState) => ({ state });

/** Whether a text is one of these states. */
export const isIn = <State extends DeliveryState>(
  states: readonly State[],
  state: string | undefined,
): state is State => states.some((one) => one === state);
