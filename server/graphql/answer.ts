/** The envelope of every answer (contract): the data, a message and a status. */
export const answer = <Data>(data: Data) => ({ data, message: 'OK', status: 200 });

export const done = () => ({ message: 'OK', status: 200 });
