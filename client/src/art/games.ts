/** The rooms of the hall, by the names the server gives the games. */
export type Game = "keltis" | "inis" | "oriflamme" | "clans";
