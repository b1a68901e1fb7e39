/** Model names; far more than any product kind needs, so that none repeats within a kind. */
export const names: string[] = `
Fjord Falun Alva Malva Runa Ondra Lindau Kalmar Senja Tarn Mirow Borken Elva Hiddo Jorun Kiruna
Lofta Marit Nesse Oland Pelle Quinta Ramsau Solveig Tjark Ulvik Velden Wismar Ylvi Zarren Ahlen
Bergen Cala Dalia Eider Finja Gotska Halden Imke Juna Kvarn Lyra Mellin Norge Ostara Palma Ravn
Saltholm Tessin Ustra Vinter Wiek Yoko Zella Arnis Boltin Corvo Darss Emden Fehmar Grimsa Havel
Isar Jade Kolding Laval Mosel Nyborg Oker Prerow Rhena Silo Torun Urdal Varde Wolin Aske Birka
Calmo Dorn Esker Flora Gale Hilda Inari Jasper Kaja Lumi Moln Nora Odin Piran Rosali Svea Tilda
Umea Vanja Wanda Xenia Yara Zinna Ammer Brisa Celle Dovre Elbe Frida Gerol Holm Ilse Janne Karst
Luv Meru Nanne Ortler Plau Rila Selma Tauern Usedo Vito Waren Anker Birte Cleo Dune Enna Feli
Garda Hede Ida Jolle Kork Lea Moor Nuri Ole Pina Rauma Siel Tova Una Vejle Wyk Alma Bodil Cord
Delft Eiken Fanø Greta Hugo Ingo Jette Klara Lasse Mads Nils Onda Peer Rike Sanna Thea Urs Viggo
Wilma Aarau Brenn Chiara Dörte Ennis Falk Gisa Hanne Irma Joost Kim Levin Merle Nele Oda Paul Riva
Sören Tove Ulme Veit Wenke Arvid Bente Ciro Dana Espen Fenja Gunda Henri Isola Jarl Kerstin Liv
`
  .trim()
  .split(/\s+/);
