/** What is typed into the chat, so that the desk finds the enquiry it goes on from. */
export const referenceLine = (reference: string) => `My reference: ${reference}`;
