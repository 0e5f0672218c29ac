/** "1 project", "3 projects". */
export const count = (number: number, one: string, several = `${one}s`): string =>
  `${number.toLocaleString('en-IN')} ${number === 1 ? one : several}`;
