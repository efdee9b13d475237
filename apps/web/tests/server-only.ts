// The package of this name throws wherever React's server condition is not set.
export {};
