/*
 * In place of the polyfill that node-polyglot brings for browsers of 2016: sixteen kilobytes of what
 * every browser has.
 */
module.exports = Object.entries;
