/** The envelope of every response: data, message and status. */
export const answer = <Data>(data: Data) => ({ data, message: 'OK', status: 200 });

export const done = () => ({ message: 'OK', status: 200 });
