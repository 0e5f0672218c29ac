/** Robots that say so, also where they are whole browsers; Cubot makes telephones. */
const ROBOT = /(?<!cu)bot\b|crawl|spider/i;

/** Whether a request says of itself that it is a robot's. */
export const callsItselfRobot = (headers: Headers) => ROBOT.test(headers.get('user-agent') ?? '');
